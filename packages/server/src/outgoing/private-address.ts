import { BlockList, isIP } from 'node:net'

/** Addresses that are not of the public internet (IANA's special-purpose registries), and ways to write them in IPv6. */
const networks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

const blocked = new BlockList()
for (const network of networks) {
  const [address = '', bits = ''] = network.split('/')
  blocked.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an IP address is one that a server must not be sent to by people (SSRF). What is none counts as one. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  return family === 0 || blocked.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether the host of an address is one of `hosts`, or below one. */
export const isAtHost = (text: string, hosts: readonly string[]): boolean => {
  const { hostname } = new URL(text)
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** Ports that webhooks are at; an address of 443 does not say so. Others belong to programs that speak no HTTP. */
const webPorts = new Set(['', '8443'])

/**
 * Whether an address of the web is allowed at all: https at 443 or 8443, and no private IP address or name of this network.
 */
export function isPublicUrl(text: string): boolean {
  const { protocol, hostname, port } = new URL(text)
  if (protocol !== 'https:' || !webPorts.has(port)) return false
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return !isPrivateAddress(host)
  return host.includes('.') && !/(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(host)
}
