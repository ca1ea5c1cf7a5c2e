import { createServer } from 'node:net'
import { readPhrases } from '@tiffin/phrases/server'
import { buildApp } from './build-app.ts'
import { type Config, isLoopback, readConfig, type ServingConfig } from './config.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { startCluster } from './db/cluster/cluster.ts'
import { freePort } from './db/cluster/cluster-home.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { pictureDrawer } from './demo/picture-drawer.ts'
import { prepareDemo } from './demo/prepare-demo.ts'
import { sampleMenus } from './demo/sample-menus.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { twilioGateway } from './modules/login/index.ts'
import { firstBrandLink } from './modules/setup/index.ts'
import { startPaySandbox } from './pay-sandbox.ts'
import { readSecrets } from './secrets.ts'
import { onStopRequest, Stopper } from './stopping.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const drainMs = 10_000

function addressOf({ host, port, publicUrl }: Config): string {
  if (publicUrl) return publicUrl
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}

/** Refused before anything is started: a taken port is the most common mistake. */
async function ensurePortFree({ host, port }: Config): Promise<void> {
  const probe = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  probe.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      reject(new Error(`Port ${port} is taken by another program: set PORT to a free one.`))
    else reject(new Error(`Tiffin cannot listen on ${host}:${port} (${error.code}): set HOST and PORT.`))
  })
  probe.listen(port, host, () => probe.close(() => resolve()))
  await promise
}

async function openOwnOrGiven(config: Config, stopper: Stopper): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const cluster = await startCluster({ dataDir: config.dataDir })
  stopper.last(() => cluster.stop())
  say(cluster.adopted ? 'PostgreSQL was still running and is taken over.' : 'PostgreSQL is running.')
  return cluster.url
}

async function prepareDatabase(url: string): Promise<void> {
  try {
    const steps = await migrate(url, { say })
    if (steps.length > 0) say(`Database brought up to date: ${steps.length} steps.`)
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error.cause ?? '') : String(error)
    throw new Error(`The database cannot be prepared: ${reason}`)
  }
}

async function start(stopper: Stopper): Promise<void> {
  const read = readConfig(process.env)
  const config: Config = { ...read, port: read.port || (await freePort()) }
  const publicUrl = addressOf(config)
  const unlock = lockDataFolder(config.dataDir, publicUrl)
  stopper.last(async () => unlock())
  await ensurePortFree(config)
  readPhrases()
  const secrets = await readSecrets(config.dataDir)
  const url = await openOwnOrGiven(config, stopper)
  await prepareDatabase(url)

  const sandbox = await startPaySandbox(config, secrets.paySandbox)
  if (sandbox) stopper.last(() => sandbox.stop())
  const serving: ServingConfig = {
    ...config,
    publicUrl,
    tokenSecret: config.tokenSecret ?? secrets.token,
    vapid: config.vapid ?? secrets.vapid,
    paySandbox: sandbox && { url: sandbox.url, secret: secrets.paySandbox },
  }
  const db = openDatabase({ url })
  stopper.last(() => db.close())
  const drawFile = pictureDrawer(config.dataDir)
  if (config.demo) await prepareDemo({ db, drawFile, say })
  const sms = config.sms && !config.demo ? twilioGateway(config.sms) : undefined
  const app = buildApp({ config: serving, db, drawFile, samples: sampleMenus, ...(sms && { sms }) })
  stopper.first(() => app.http.close())
  await app.http.listen({ host: config.host, port: config.port })
  stopper.first(runJobs(app.jobs, app.http.log))
  announce(serving, config.demo ? undefined : await firstBrandLink(db, publicUrl))
}

function announce({ demo, publicUrl, host, sms }: ServingConfig, setupLink: string | undefined): void {
  say(`\nTiffin is open:  ${publicUrl}/${demo ? '?corp=demo' : ''}`)
  if (demo) say(`The counter:     ${publicUrl}/counter/?corp=demo`)
  if (demo) say(`The desk:        ${publicUrl}/desk/demo`)
  if (demo && !isLoopback(host)) say('DEMO is on: SMS codes are shown to everybody. Never so for real customers.')
  if (setupLink) say(`No brand yet. Make yours: ${setupLink}`)
  if (!demo && !sms) say('No provider of SMS is set: codes cannot be sent, so nobody can register or log in by code.')
  say('Stop it with Ctrl-C.\n')
}

/** Runs until it is asked to stop; a start that fails says one sentence. */
export async function main(): Promise<void> {
  const stopper = new Stopper(drainMs)
  onStopRequest(() => stopper.stop())
  try {
    await start(stopper)
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
    await stopper.stop()
  }
}
