interface Note {
  readonly frequency: number
  /** Seconds behind the first one. */
  readonly after: number
}

const newNotes: readonly Note[] = [
  { frequency: 784, after: 0 },
  { frequency: 1047, after: 0.16 },
]
const lateNotes: readonly Note[] = [{ frequency: 196, after: 0 }]

/** How loud, of 1. */
export const volumes = { soft: 0.2, loud: 0.6 } as const

let context: AudioContext | undefined

function openContext(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  context ??= new AudioContext()
  return context
}

function play(notes: readonly Note[], loudness: number): void {
  const audio = openContext()
  if (audio === undefined) return
  void audio.resume()
  for (const { frequency, after } of notes) {
    const start = audio.currentTime + after
    const volume = audio.createGain()
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(loudness, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
    volume.connect(audio.destination)
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(start)
    tone.stop(start + 0.52)
  }
}

/** Two notes: an order is new. */
export const chime = (loudness: number = volumes.soft): void => play(newNotes, loudness)

/** One low note: an order is late. */
export const lowNote = (): void => play(lateNotes, volumes.soft)

/** Whether the browser lets the page sound: not before the first tap on it. */
export const isSoundBlocked = (): boolean => openContext()?.state === 'suspended'

/** For a tap: from now on the page may sound. */
export const allowSound = (): void => void openContext()?.resume()
