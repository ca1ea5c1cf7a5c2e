import { parentPort, workerData } from 'node:worker_threads'
import { isShortEnough } from '@tiffin/core/media/choice'
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { Remuxed, RemuxWish } from './remux-video.ts'

/** Copies the packets of one track as they are; nothing else of the track comes along. */
async function copyTrack(track: InputVideoTrack | InputAudioTrack, output: Output): Promise<() => Promise<void>> {
  const { codec } = track
  const decoderConfig = await track.getDecoderConfig()
  if (codec === null || decoderConfig === null) throw new Error('a codec that cannot be played')
  if (track.isVideoTrack()) {
    const source = new EncodedVideoPacketSource(codec as never) // as: the track's own codec is a video codec
    output.addVideoTrack(source, { rotation: track.rotation })
    return async () => {
      for await (const packet of new EncodedPacketSink(track).packets())
        await source.add(packet, { decoderConfig: decoderConfig as VideoDecoderConfig })
      source.close()
    }
  }
  const source = new EncodedAudioPacketSource(codec as never) // as above
  output.addAudioTrack(source)
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(packet, { decoderConfig: decoderConfig as AudioDecoderConfig })
    source.close()
  }
}

async function remux({ from, to }: RemuxWish): Promise<Remuxed> {
  using input = new Input({ source: new FilePathSource(from), formats: [MP4, QTFF, WEBM] })
  const video = await input.getPrimaryVideoTrack()
  if (video === null) return { refusal: 'fileTypeWrong' }
  if (!isShortEnough(await input.computeDuration())) return { refusal: 'videoTooLong' }
  const isWebm = (await input.getFormat()) === WEBM
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const output = new Output({ format, target: new FilePathTarget(to) })
  const audio = await input.getPrimaryAudioTrack()
  const copies = [await copyTrack(video, output), ...(audio === null ? [] : [await copyTrack(audio, output)])]
  await output.start()
  await Promise.all(copies.map((copy) => copy()))
  await output.finalize()
  return {
    ...{ width: video.displayWidth, height: video.displayHeight },
    extension: isWebm ? 'webm' : 'mp4',
  }
}

const answer: Remuxed = await remux(workerData as RemuxWish).catch(() => ({ refusal: 'fileTypeWrong' as const }))
parentPort?.postMessage(answer)
