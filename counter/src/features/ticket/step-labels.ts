/** The words of each step, on its button. */
export const stepLabels = { start: 'counter.start', ready: 'counter.ready', complete: 'counter.handOver' } as const
