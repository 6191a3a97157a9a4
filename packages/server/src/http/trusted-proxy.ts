import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'

/** Whether the proxy at `address`, `hop` steps away from this server (0 is next to it), is believed. */
export type TrustedProxy = (address: string, hop: number) => boolean

/** Headers that a proxy adds are taken for what any client can write. */
export const nobody: TrustedProxy = () => false

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A list of addresses and networks such as `10.0.0.0/8, ::1`; nothing when one of them is none. */
function addressList(text: string): TrustedProxy | undefined {
  const list = new BlockList()
  for (const part of text.split(',').map((one) => one.trim())) {
    const [address = '', bits] = part.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    if (isIP(address) === 0) return undefined
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else if (/^\d+$/.test(bits) && Number(bits) <= most) list.addSubnet(address, Number(bits), familyOf(address))
    else return undefined
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

function read(text: string): TrustedProxy | undefined {
  if (text === 'false') return nobody
  if (text === 'true') return (_address, hop) => hop < 1
  return /^\d{1,2}$/.test(text) ? (_address, hop) => hop < Number(text) : addressList(text)
}

/** How many proxies stand in front, or which. A number is safe against a client that writes the header itself. */
export const trustedProxy = z.pipe(
  z.string().check(z.refine((text) => read(text) !== undefined)),
  z.transform((text: string): TrustedProxy => read(text) ?? nobody),
)
