import fc from 'fast-check'

/** How many random examples a law is asked for: as many as said, or fewer where the whole run is told so (mutation). */
export const runs = (usual: number): number => Math.min(usual, fc.readConfigureGlobal()?.numRuns ?? usual)
