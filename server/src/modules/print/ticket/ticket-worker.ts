import { parentPort } from 'node:worker_threads'
import { type DrawnTicket, drawTicket } from './draw-ticket.ts'

parentPort?.on('message', ({ no, drawn }: { no: number; drawn: DrawnTicket }) =>
  parentPort?.postMessage({ no, svg: drawTicket(drawn) }),
)
