/** 2 on iOS, else 1 [call-9]. An iPad that calls itself a Mac has a touch screen. */
export function appOs(agent = navigator): '1' | '2' {
  const isTouchMac = /Macintosh/.test(agent.userAgent) && agent.maxTouchPoints > 1
  return /iPhone|iPad|iPod/.test(agent.userAgent) || isTouchMac ? '2' : '1'
}
