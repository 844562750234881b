import type { Habit } from '@stratum/contract/habits';
import type { ReactNode } from 'react';

/** Each habit twice, on a grid of 48: outlined for no; filled and reshaped for yes. */
export const habitDrawings: Record<Habit, { readonly no: ReactNode; readonly yes: ReactNode }> = {
  alarm: {
    no: (
      <>
        <path d="M8.5 24.5h31M15.5 24.5a8.5 8.5 0 0 0 17 0" />
        <path d="M18.5 38h11" opacity=".55" />
      </>
    ),
    yes: (
      <>
        <path d="M15 27a9 9 0 0 1 18 0Z" fill="currentColor" stroke="none" />
        <path d="M8.5 28h31M24 10.2v3.6M11.3 15.4l2.5 2.5M36.7 15.4l-2.5 2.5" />
        <path d="M14.5 33.5h19M18.5 39h11" opacity=".7" />
      </>
    ),
  },
  personalFitness: {
    no: (
      <>
        <circle cx="12.7" cy="27" r="3.3" />
        <path d="M7.5 35.2c5 .3 8-3.7 13-3.7s10 1.9 19.5 1.5" />
        <path d="M13 40h20" opacity=".55" />
      </>
    ),
    yes: (
      <>
        <circle cx="27.3" cy="19.5" r="4.6" fill="currentColor" stroke="none" />
        <path
          d="M18 38.6c9-.8 16-8 22.5-21.6v21.6Z"
          fill="currentColor"
          stroke="none"
          opacity=".45"
        />
        <path d="M6.7 38.6C20 38.6 31 33 40.5 17" />
        <path d="M18 38.6c9 0 16-4.6 22.5-12.2" strokeWidth="1.4" />
      </>
    ),
  },
  purposefulNutrition: {
    no: (
      <>
        <path d="M9 22h30c0 7-4 12-9 12.5H18C13 34 9 29 9 22Z" />
        <path d="M18.5 39.5h11" opacity=".55" />
      </>
    ),
    yes: (
      <>
        <path
          d="M9 25h30c0 6.5-4 11-9 11.5H18C13 36 9 31.5 9 25Z"
          fill="currentColor"
          stroke="none"
        />
        <path d="M13 20c4-4.5 7 .5 11-1.5s6-4.5 11-1" />
        <path d="M18.5 13c3-3.5 4.5.3 7-.8s3-2.4 5.5-.4M18.5 40.8h11" opacity=".7" />
      </>
    ),
  },
  noDistractions: {
    no: (
      <>
        <path d="M9 16.5 13.5 12l5.5 6 5.5-6.5L30 18l5-5 4 3.5M9 26.5l4.5-4.5 5.5 6 5.5-6.5L30 28l5-5 4 3.5" />
        <path d="m9 36.5 4.5-3 5.5 4 5.5-4.2 5.5 4.2 5-3.3 4 2.3" opacity=".55" />
      </>
    ),
    yes: (
      <>
        <circle cx="24" cy="24" r="4.6" fill="currentColor" stroke="none" />
        <path d="M8.5 24h8M31.5 24h8" />
        <path d="M13 15h22M13 33h22" opacity=".7" />
      </>
    ),
  },
  personalDevelopment: {
    no: (
      <>
        <path d="M39 20H13.5a6.8 6.8 0 0 0 0 13.6H39" />
        <path d="M15.5 24.5H39M15.5 29H39" opacity=".55" />
      </>
    ),
    yes: (
      <>
        <path d="M24 19.5c2-2.8 8-4.5 15.5-4.5v18.5c-6.5 0-13 1.5-15.5 4.5Z" fill="currentColor" />
        <path
          d="M24 19.5C22 16.7 15.5 15 8.5 15v18.5c6.5 0 13 1.5 15.5 4.5Z"
          fill="currentColor"
          fillOpacity=".45"
        />
        <path d="M12.5 21c3 .1 5 .7 7.5 1.8M12.5 26.5c3 .1 5 .7 7.5 1.8" />
      </>
    ),
  },
};
