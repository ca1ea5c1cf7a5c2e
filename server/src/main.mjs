// Checks the Node first: everything behind this import needs a newer one than some machines have.
const major = Number(process.versions.node.split('.')[0])
if (major < 26) {
  process.stderr.write(
    `Tiffin's server needs Node 26, this is ${process.versions.node}. Use "npm start", which brings its own.\n`,
  )
  process.exit(1)
}
const { main } = await import('./serve.ts')
await main()
