import { expect, expectTypeOf, test } from 'vitest'
import type { coursesContract } from '@icss/core/courses/courses.contract.ts'
import type { employeesContract } from '@icss/core/employees/employees.contract.ts'
import type { livesContract } from '@icss/core/lives/lives.contract.ts'
import { noticesContract } from '@icss/core/notices/notices.contract.ts'
import type { courses } from '../courses/courses.tables.ts'
import type { employees } from '../employees/employees.tables.ts'
import type { lives } from '../lives/lives.tables.ts'
import { notices } from '../notices/notices.tables.ts'
import { entityList } from './entity-list.ts'
import type { EntityShape } from './entity-shape.ts'

test('what contract and table do not say of an entity is asked for by its type, and nothing else is', () => {
  type Course = EntityShape<typeof coursesContract, typeof courses>
  expectTypeOf<{ table: typeof courses }>().toExtend<Course>()

  type Notice = EntityShape<typeof noticesContract, typeof notices>
  expectTypeOf<{ table: typeof notices }>().not.toExtend<Notice>()
  expectTypeOf<ReturnType<Notice['beside']>>().toHaveProperty('readerCount')

  type Live = EntityShape<typeof livesContract, typeof lives>
  expectTypeOf<Omit<Live, 'beside'>>().not.toExtend<Live>()
  expectTypeOf<Omit<Live, 'filters'>>().not.toExtend<Live>()
  expectTypeOf<Omit<Live, 'searched' | 'beforeDelete'>>().toExtend<Live>()

  type Employee = EntityShape<typeof employeesContract, typeof employees>
  expectTypeOf<Omit<Employee, 'orders'>>().not.toExtend<Employee>()
  expectTypeOf<Omit<Employee, 'filters'>>().toExtend<Employee>()
})

test('what the types could not see is said by its name', () => {
  const list = entityList(noticesContract, {
    table: notices,
    beside: () => ({ readerCount: notices.version }),
  })
  expect(() => list.selected(['title', 'nothing'], 'c')).toThrow('Nothing is read for nothing.')
})
