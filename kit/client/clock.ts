let skewMs = 0

/** Learns from an answer how far this device's clock is off; countdowns follow the server's. */
export function noteServerTime(serverTime: number): void {
  skewMs = serverTime - Date.now()
}

/** The server's time now, epoch ms. */
export const serverNow = (): number => Date.now() + skewMs
