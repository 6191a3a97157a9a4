import { KeptUploads } from '../src/uploads/kept-uploads.ts'

/** Notes an upload, looks for it as a later command would, and is done with it, again and again; says how often it was gone. */
const [name = '', rounds = '0'] = process.argv.slice(2)
let lost = 0
for (let i = 0; i < Number(rounds); i += 1) {
  const kept = new KeptUploads(process.env)
  await kept.keep(name, String(i))
  if ((await new KeptUploads(process.env).find(name)) !== String(i)) lost += 1
  await kept.forget(name)
  await kept.close()
}
process.stdout.write(String(lost))
