import type { Habit } from '@stratum/contract/habits';
import type { LucideIcon } from 'lucide-react';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Apple from 'lucide-react/icons/apple';
import BookOpen from 'lucide-react/icons/book-open';
import CircleDot from 'lucide-react/icons/circle-dot';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { Icon, type IconProps } from '../../../shared/ui/icons.tsx';

const drawings: Record<Habit, LucideIcon> = {
  alarm: AlarmClock,
  personalFitness: Dumbbell,
  purposefulNutrition: Apple,
  noDistractions: CircleDot,
  personalDevelopment: BookOpen,
};

/** A habit where there is little room: it always has the same place among the five. */
export function HabitIcon({ habit, ...icon }: IconProps & { habit: Habit }) {
  return <Icon of={drawings[habit]} {...icon} />;
}
