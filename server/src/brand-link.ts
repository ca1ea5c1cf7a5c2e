import { readConfig } from './config.ts'
import { addressOfServer } from './data-folder-lock.ts'
import { findRunning } from './db/cluster/cluster.ts'
import { openDatabase } from './db/database.ts'
import { furtherBrandLink } from './modules/setup/index.ts'

/** Prints a link with which a further brand is made, for a server that runs. */
async function printBrandLink(): Promise<void> {
  const { databaseUrl, dataDir, publicUrl } = readConfig(process.env)
  const url = databaseUrl ?? (await findRunning(dataDir))
  const address = publicUrl ?? addressOfServer(dataDir)
  if (url === undefined || address === undefined)
    throw new Error(`Tiffin does not run on ${dataDir}. Start it first, or set DATABASE_URL and PUBLIC_URL.`)
  const db = openDatabase({ url })
  try {
    process.stdout.write(`A new brand, once and within 72 hours: ${await furtherBrandLink(db, address)}\n`)
  } finally {
    await db.close()
  }
}

try {
  await printBrandLink()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
