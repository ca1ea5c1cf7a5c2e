import { refusalData } from '@tiffin/contract/refusal-data'
import { type FaultName, faults, type RefusalName } from '@tiffin/contract/refusals'
import { languageOfHeader } from '@tiffin/core/language/language'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Fault, Refusal } from '../base/refusal.ts'
import type { Config } from '../config.ts'
import { DatabaseUnavailable, sqlState } from '../db/failure.ts'
import { failed, refused } from './envelope.ts'

const byStatus = new Map<number, FaultName>([
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [413, 'tooLarge'],
  [415, 'notJson'],
  [429, 'tooManyRequests'],
  [503, 'unavailable'],
])

/** Names what went wrong before or around a use case. Everything unexpected is `internal`. */
function toFault(error: FastifyError | Error): Fault {
  if (error instanceof Fault) return error
  if (error instanceof DatabaseUnavailable) return new Fault('unavailable', { 'retry-after': '1' })
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return new Fault(byStatus.get(status) ?? (status >= 400 && status < 500 ? 'badRequest' : 'internal'))
}

/** A NUL or half a surrogate pair: JSON can carry it, no text column can. */
const isTextThatCannotBeKept = (error: unknown): boolean => /^(22021|22P05)$/.test(sqlState(error))

/** Throws when a refusal does not carry what the contract says. */
function checkData({ refusal }: Refusal, data: unknown): void {
  const schemas: Partial<Record<RefusalName, z.ZodType>> = refusalData
  z.parse(schemas[refusal] ?? z.null(), data)
}

function answerFault(fault: Fault, error: Error, { request, reply }: Answering): FastifyReply {
  const status = faults[fault.fault]
  // A known state of affairs needs no stack; an unexpected failure does.
  if (fault.fault === 'internal') request.log.error({ err: error }, 'internal')
  else if (status >= 500) request.log.warn({ reason: error.message }, fault.fault)
  return reply
    .status(status)
    .headers(fault.headers)
    .send(JSON.stringify(failed(languageOf(request), fault.fault)))
}

interface Answering {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const languageOf = (request: FastifyRequest) => languageOfHeader(request.headers['accept-language'])

/** Answers whatever was thrown with an envelope in the caller's language. Unexpected failures are logged, never shown. */
export function errorAnswers({ checkAnswers }: Pick<Config, 'checkAnswers'>) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
    const refusal = isTextThatCannotBeKept(error) ? new Refusal('inputInvalid') : error
    if (!(refusal instanceof Refusal)) return answerFault(toFault(error), error, { request, reply })
    const envelope = refused(languageOf(request), refusal)
    if (checkAnswers) checkData(refusal, envelope.data)
    return reply.status(200).send(JSON.stringify(envelope))
  }
}
