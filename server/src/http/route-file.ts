import { Socket } from 'node:net'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Call, Caller } from '@tiffin/contract/call'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../base/context.ts'
import { Fault, fieldRefusal, Refusal } from '../base/refusal.ts'
import type { SentFile } from '../base/sent-file.ts'
import type { App } from './app.ts'
import { answerCall, openCall, readInput } from './route.ts'

/** A use case that takes a file. Nothing of it is read before the use case reads. */
export type FileHandler<Input extends z.ZodType, Output extends z.ZodType, As extends Caller> = (
  file: SentFile,
  input: z.output<Input>,
  context: Context<As>,
) => Promise<z.input<Output>>

export interface FileLimits {
  readonly maxBytes: number
  /** The whole body has arrived by then. */
  readonly bodyMs: number
  /** As long as its connection stays open without a byte, where the work takes longer than that of other calls. */
  readonly workMs?: number
}

const roomForFields = 65_536

/** What came is no form that can be read; the rest of the request is not read. */
const brokenOff = () => new Fault('badRequest', { connection: 'close' })

/** Reads the fields that stand before the file; what stands after it is passed over. */
async function readFields(request: FastifyRequest): Promise<{ fields: Record<string, unknown>; part?: MultipartFile }> {
  const fields: [string, unknown][] = []
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') return { fields: Object.fromEntries(fields), part }
      fields.push([part.fieldname, part.value])
    }
  } catch {
    throw brokenOff()
  }
  return { fields: Object.fromEntries(fields) }
}

async function* bytesOf({ file }: MultipartFile, onEnd: () => void): SentFile {
  try {
    yield* file.iterator({ destroyOnReturn: false })
  } catch {
    throw brokenOff()
  } finally {
    file.resume() // what is not wanted is let through, so that the answer is heard
    onEnd()
  }
  if (file.truncated) throw new Refusal('fileTooLarge')
}

const fileMissing = () => fieldRefusal('file', 'A file is required.')

/** Rejects when the time is over, unless it was stopped before. */
function deadline(ms: number): { over: Promise<never>; stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined)
  const timer = setTimeout(() => reject(brokenOff()), ms)
  return { over: promise, stop: () => clearTimeout(timer) }
}

/** Binds a call whose body is `multipart`: everything is checked as for any other call before a byte of the file is read. */
export function routeFile<Path extends string, Input extends z.ZodType, Output extends z.ZodType, As extends Caller>(
  app: App,
  { call, limits: { maxBytes, bodyMs, workMs } }: { call: Call<Path, Input, Output, As>; limits: FileLimits },
  handler: FileHandler<Input, Output, As>,
): void {
  app.http.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        files: 1,
        fileSize: maxBytes,
        fields: 4,
        fieldSize: 200,
        fieldNameSize: 100,
        parts: 5,
        headerPairs: 20,
      },
    })
    scope.post(call.path, { config: { call } }, async (request, reply) => {
      const { context, renewed } = await openCall(app, call, request)
      if (!request.isMultipart()) throw fileMissing()
      if (Number(request.headers['content-length']) > maxBytes + roomForFields) throw new Refusal('fileTooLarge')
      // Until its answer: then the server sets its own again. A request that was injected has no connection.
      if (workMs !== undefined && request.raw.socket instanceof Socket) request.raw.socket.setTimeout(workMs)
      const { over, stop } = deadline(bodyMs)
      const { fields, part } = await Promise.race([readFields(request), over])
      over.catch(() => part?.file.destroy(new Error('too slow')))
      try {
        const input = readInput(call.input, fields)
        if (part?.fieldname !== 'file') throw fileMissing()
        const answer = await handler(bytesOf(part, stop), input, context)
        return answerCall(app, call, { request, reply, answer, context, renewed })
      } finally {
        stop()
        part?.file.resume()
      }
    })
  })
}
