import { type FaultName, faults } from '@tiffin/contract/refusals'
import { languageOfHeader } from '@tiffin/core/language/language'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Fault, Refusal } from '../base/refusal.ts'
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

/** Answers whatever was thrown with an envelope in the caller's language. What nobody expected is logged, never shown. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfHeader(request.headers['accept-language'])
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
  if (error instanceof Refusal) {
    return reply.status(200).send(JSON.stringify(refused(language, error.refusal, error.data)))
  }
  if (isTextThatCannotBeKept(error)) {
    return reply.status(200).send(JSON.stringify(refused(language, 'inputInvalid', null)))
  }
  const fault = toFault(error)
  const status = faults[fault.fault]
  // A known state of affairs needs no stack; what nobody expected does.
  if (fault.fault === 'internal') request.log.error({ err: error }, 'internal')
  else if (status >= 500) request.log.warn({ reason: error.message }, fault.fault)
  return reply
    .status(status)
    .headers(fault.headers)
    .send(JSON.stringify(failed(language, fault.fault)))
}
