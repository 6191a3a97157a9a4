import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'

/** What a server must do at the least: take the bytes of a PUT, their SHA-256, and bring them to the disk. */
const [folder = ''] = process.argv.slice(2)
const server = createServer((incoming, answer) => {
  const take = async () => {
    const file = await open(join(folder, basename(incoming.url ?? '')), 'w')
    const hash = createHash('sha256')
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      hash.update(chunk)
      await file.write(chunk)
    }
    await file.datasync()
    await file.close()
    answer.end(hash.digest('hex'))
  }
  void take()
}).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})
