import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** A value of DER: its tag, its length, its bytes. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(content)
  if (bytes.length < 0x80) return Buffer.concat([Buffer.from([tag, bytes.length]), bytes])
  const length = Buffer.from(bytes.length.toString(16).padStart(4, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x82]), length, bytes])
}

const sequence = (...content: readonly Buffer[]) => der(0x30, ...content)
const hex = (digits: string) => Buffer.from(digits, 'hex')
const ecdsaWithSha256 = sequence(der(0x06, hex('2a8648ce3d040302')))
const commonName = hex('550403')
const subjectAlternativeName = hex('551d11')
const basicConstraints = hex('551d13')
const yes = der(0x01, hex('ff'))

/** A certificate for `host` that is its own authority, and its key, made anew; valid from 2020 to 2049. */
export function selfSigned(host: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(der(0x31, sequence(der(0x06, commonName), der(0x0c, Buffer.from(host)))))
  const time = (text: string) => der(0x17, Buffer.from(text))
  const extensions = sequence(
    sequence(der(0x06, subjectAlternativeName), der(0x04, sequence(der(0x82, Buffer.from(host))))),
    sequence(der(0x06, basicConstraints), yes, der(0x04, sequence(yes))),
  )
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, Buffer.concat([hex('01'), createHash('sha256').update(spki).digest().subarray(0, 8)])),
    ecdsaWithSha256,
    name,
    sequence(time('200101000000Z'), time('490101000000Z')),
    name,
    spki,
    der(0xa3, extensions),
  )
  const signature = der(0x03, hex('00'), sign('sha256', body, privateKey))
  const certificate = sequence(body, ecdsaWithSha256, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}
