// What an hour of the day does to a room and to who is in it.
import { createBrush, mixed } from '../figure/paint.mjs';

/** `strength` is how much all colours are mixed with that of the hour. */
const hours = {
  dawn: {
    wall: ['#4a5c97', '#435591', '#3d4f8a'],
    floor: '#3a3f6e',
    sky: ['#1d2358', '#4d5a96', '#e2a382'],
    hour: '#3b4a8c',
    strength: 0.42,
    line: '#e6c6b0',
    from: [0.75, -0.65],
  },
  morning: {
    wall: ['#b9c4cd', '#cdcfd0', '#cccac6'],
    floor: '#b59d86',
    sky: ['#c5d3da', '#e6dfd0', '#fbe3c2'],
    hour: '#efd9bd',
    strength: 0.08,
    isDay: true,
    line: '#fff2dc',
    from: [0.8, -0.6],
  },
  late: {
    wall: ['#e4dbc9', '#ece2cd', '#e6d8bd'],
    floor: '#c9a883',
    sky: ['#cfdfe2', '#e6e6da', '#f6e6cb'],
    hour: '#f2e2c8',
    strength: 0.06,
    isDay: true,
    line: '#fffaf0',
    from: [0.6, -0.8],
  },
  afternoon: {
    wall: ['#d9c7b4', '#e6d2b8', '#e3c9a8'],
    floor: '#b8946f',
    sky: ['#a3bccf', '#e6d0c0', '#f6bd98'],
    hour: '#eab49a',
    strength: 0.16,
    isDay: true,
    line: '#ffe6bd',
    from: [0.9, -0.35],
  },
  evening: {
    wall: ['#47588a', '#3f5284', '#4a5a86'],
    floor: '#4c4768',
    sky: ['#1b2354', '#39457f', '#5f5f8e'],
    hour: '#43507f',
    strength: 0.34,
    line: '#f2cf9c',
    from: [0.85, -0.3],
  },
};

/** The colours of an hour in a cut, and the brush that people are painted with in it. */
export function look({ context, ink }, name) {
  const hour = hours[name];
  const of = (colours) => colours.map((colour) => ink(colour));
  return {
    ...hour,
    brush: createBrush(context, {
      from: hour.from.map((part) => part / Math.hypot(...hour.from)),
      line: ink(hour.line, 'light'),
      shade: ink('#2a2a55'),
      hour: ink(hour.hour, 'people'),
      strength: hour.strength,
      ink: (colour) => ink(colour, 'people'),
    }),
    wall: of(hour.wall),
    floor: ink(hour.floor),
    sky: hour.sky.map((colour) => ink(colour, hour.isDay ? 'sky' : 'room')),
    tone: (colour, kind = hour.isDay ? 'land' : 'room') =>
      ink(mixed(colour, hour.hour, hour.strength), kind),
  };
}
