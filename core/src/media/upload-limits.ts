/** Largest picture that may be sent, in bytes. */
export const maxUploadBytes = 10 * 1_048_576

/** Largest video that may be sent, in bytes. */
export const maxVideoBytes = 50 * 1_048_576

/** Uploads that one customer may have under way at a time [media-2]. */
export const maxUploadsAtOnce = 5
