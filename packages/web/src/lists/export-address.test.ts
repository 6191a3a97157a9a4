import { describe, expect, it } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import { exportAddress } from './export-address.ts'

const asked = { page: 3, pageSize: 20, sort: '-serial' }

describe('the address of an export', () => {
  it('takes the filters of the list along, and neither its page nor its order', () => {
    const query = { ...asked, q: '王 & 李', status: 'online', categoryId: '' }
    expect(exportAddress(contract.tutors.export, query, 'zh', 'xlsx')).toBe(
      '/api/v1/tutors/export?format=xlsx&language=zh&q=%E7%8E%8B+%26+%E6%9D%8E&status=online',
    )
  })

  it('leaves out what the export does not ask for', () => {
    expect(exportAddress(contract.notices.export, { ...asked, colour: 'red' } as typeof asked, 'en', 'csv')).toBe(
      '/api/v1/notices/export?format=csv&language=en',
    )
  })
})
