/** Whether somebody is at a computer: a wide window, and a mouse in the hand. */
export const isAtComputer = (): boolean =>
  matchMedia('(min-width: 768px) and (hover: hover) and (pointer: fine)').matches
