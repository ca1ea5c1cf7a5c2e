const notes = [
  { frequency: 784, after: 0 },
  { frequency: 1047, after: 0.16 },
] as const

let context: AudioContext | undefined

/** Two soft notes. The first call must come from a tap: browsers let no page sound by itself. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const { frequency, after } of notes) {
    const start = context.currentTime + after
    const volume = context.createGain()
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
    volume.connect(context.destination)
    const tone = context.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(start)
    tone.stop(start + 0.52)
  }
}
