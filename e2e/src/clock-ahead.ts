// Loaded before a Tiffin under test starts: each SIGUSR2 puts its clock a minute ahead.
const { now } = Date
let aheadMs = 0

Date.now = () => now() + aheadMs

process.on('SIGUSR2', () => {
  aheadMs += 60_000
})
