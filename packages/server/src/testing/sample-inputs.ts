import type { InputOf } from '@icss/core/client/client.ts'
import type { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'

/** Ids of rows that a channel has. */
export interface OwnedIds {
  readonly companyId: string
  readonly operationId: string
}

type Sample<E> = E extends Endpoint ? (owned: OwnedIds) => InputOf<E> : never

const company = ({ companyId }: OwnedIds) => ({
  name: `深圳市样本${companyId}有限公司`,
  industry: '教育',
  industryTags: ['教育'],
})
const companyParams = ({ companyId }: OwnedIds) => ({ params: { companyId } })
const operationParams = ({ operationId }: OwnedIds) => ({ params: { operationId } })

/** An input that each endpoint of the contract accepts; the type check misses the one that is not here. */
export const sampleInputs: {
  readonly [Group in keyof typeof contract]: {
    readonly [Name in keyof (typeof contract)[Group]]: Sample<(typeof contract)[Group][Name]>
  }
} = {
  sessions: {
    adminLogin: () => ({ body: { accountNumber: 'nobody', password: 'nothing' } }),
    show: () => ({}),
    logout: () => ({}),
    createToken: () => ({ body: { name: 'sample', days: 1, readOnly: true } }),
  },
  companies: {
    list: () => ({ query: {} }),
    show: companyParams,
    create: (owned) => ({ body: company(owned) }),
    update: (owned) => ({ ...companyParams(owned), query: { version: 1 }, body: company(owned) }),
    delete: companyParams,
    import: (owned) => ({
      query: { fileName: '样本.csv' },
      body: Buffer.from(`企业名称,行业,行业标签\n样本${owned.companyId},教育,教育\n`),
    }),
    export: () => ({ query: {} }),
  },
  operations: {
    list: () => ({ query: {} }),
    show: operationParams,
    cancel: operationParams,
    rejected: operationParams,
    rejectedFile: (owned) => ({ ...operationParams(owned), query: {} }),
  },
}
