// `npm start` and `icss-server`: what only serving needs is all that serving loads.
const [command = 'start', ...more] = process.argv.slice(2)
if (command === 'start' && more.length === 0) {
  const { start } = await import('./command/start.ts')
  await start()
} else {
  const { program } = await import('./command/program.ts')
  await program.parseAsync()
}
