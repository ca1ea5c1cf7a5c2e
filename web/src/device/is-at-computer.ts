/** Whether the app runs on a computer: a wide window, and a pointer that hovers and is precise. */
export const isAtComputer = (): boolean =>
  matchMedia('(min-width: 768px) and (hover: hover) and (pointer: fine)').matches
