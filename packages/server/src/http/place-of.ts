import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What tells one place from another in an address: of IPv6 the first 64 bits, for whoever has one has all behind them. */
export function placeOf(address: string): string {
  const [withoutZone = ''] = address.split('%', 1)
  const bare = mapped.exec(address)?.[1] ?? withoutZone
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind.length
  const network = [...groups, ...Array.from({ length: zeros }, () => '0'), ...behind].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
