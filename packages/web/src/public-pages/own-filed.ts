import type { OwnDemand } from '@icss/core/demands/demands.contract.ts'
import type { OwnResource } from '@icss/core/resources/resources.contract.ts'

/** What a bound employee has filed, changed last first. */
export type OwnFiled = { resources: readonly OwnResource[]; demands: readonly OwnDemand[] }
export type FiledNoun = keyof OwnFiled
export type Filed = OwnFiled[FiledNoun][number]
