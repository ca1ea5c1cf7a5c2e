import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { rememberedPort } from './remembered-port.ts'

const program = fileURLToPath(new URL('../../payments-sandbox/src/main.ts', import.meta.url))

/** A payment provider to try with, and how to reach it. */
export interface PaySandbox {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the payment sandbox as a process of its own. It keeps its port, since payments under way carry its address, and ends when we are gone. */
export async function startPaySandbox(config: Config, secret: string): Promise<PaySandbox | undefined> {
  if (!config.demo || !existsSync(program)) return undefined
  const port = await rememberedPort(config.dataDir, 'pay-sandbox', config.paySandboxPort)
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH, // nothing else of ours: a provider knows no secret of the shop but the shared one
      HOST: config.host,
      PAY_SANDBOX_PORT: String(port),
      PAY_SANDBOX_SECRET: secret,
      PAY_SANDBOX_ATTACHED: '1',
      DATA_DIR: config.dataDir,
    },
    detached: true, // Ctrl-C on the terminal must not end it before we have drained
    stdio: ['pipe', 'inherit', 'inherit'], // the pipe closes when we die, however we die
  })
  child.stdin.on('error', () => {})
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return {
    url: `http://${host}:${port}`,
    stop() {
      child.kill('SIGTERM')
      return gone
    },
  }
}
