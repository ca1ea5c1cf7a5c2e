import fc from 'fast-check'

/** How many random examples a property test draws: the usual number, or fewer when the run sets a limit (mutation). */
export const runs = (usual: number): number => Math.min(usual, fc.readConfigureGlobal()?.numRuns ?? usual)
