import { inject, onTestFinished } from 'vitest'
import { type CuttingProxy, cuttingProxy } from '../../server/src/faults/cutting-proxy.ts'

/** A way to the common server that can be cut and held back, for as long as the test. */
export async function proxy(): Promise<CuttingProxy> {
  const way = await cuttingProxy(Number(new URL(inject('server').url).port))
  onTestFinished(way.close)
  return way
}
