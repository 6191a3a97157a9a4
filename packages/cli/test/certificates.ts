import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface Certificate {
  readonly key: Buffer
  readonly cert: Buffer
}

/** A CA of its own, made anew and gone with the test: the file of its certificate, and what it signs. */
export async function certificateAuthority() {
  const folder = await mkdtemp(join(tmpdir(), 'icss-ca-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', '-x509', ...newKey, '-subj', '/CN=Test CA', '-days', '2', '-keyout', 'ca.key', '-out', 'ca.pem')
  let count = 0
  return {
    file: join(folder, 'ca.pem'),
    /** Signs a certificate for `names`, such as `IP:127.0.0.1`; with `days` below 0 it has expired. */
    async sign(names: string, days = 1): Promise<Certificate> {
      const name = `server${(count += 1)}`
      await writeFile(join(folder, `${name}.ext`), `subjectAltName=${names}\n`)
      openssl('req', ...newKey, '-subj', '/CN=Test server', '-keyout', `${name}.key`, '-out', `${name}.csr`)
      const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', `${name}.ext`]
      openssl('x509', '-req', '-in', `${name}.csr`, ...by, '-days', String(days), '-out', `${name}.pem`)
      const [key, cert] = await Promise.all(['key', 'pem'].map((end) => readFile(join(folder, `${name}.${end}`))))
      return { key: key as Buffer, cert: cert as Buffer }
    },
  }
}
