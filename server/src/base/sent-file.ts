/** The bytes of a file while they arrive. Reading on throws when it is too large, broken off or too slow. */
export type SentFile = AsyncIterable<Buffer>
