import fc from 'fast-check'

/** Fewer random examples, the same ones each time: a law is asked of every mutant, and a failure needs no small example. */
fc.configureGlobal({ numRuns: 40, seed: 1, endOnFailure: true })
