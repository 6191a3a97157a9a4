import { textCell } from '../spreadsheets/cells.ts'
import type { Column } from '../spreadsheets/column.ts'
import { type EmployeeRow, employeeRow } from './employee.ts'
import { employeesEn } from './employees.en.ts'
import { employeesZh } from './employees.zh.ts'

type Field = keyof EmployeeRow & string

const aliases: Readonly<Record<Field, readonly string[]>> = {
  company: ['公司名称', '单位名称', '所属企业', '企业', '公司', '单位', 'company'],
  name: ['员工姓名', '名字', 'full name'],
  position: ['职位', '岗位', '职称', 'title', 'job title'],
  phone: ['手机', '电话', '手机号码', '联系电话', 'mobile'],
  avatar: ['照片', '头像地址', 'photo'],
}

/** The columns of a table of employee cards: the company by its name, then the card. */
export const employeeColumns: readonly Column<Field>[] = (Object.keys(employeeRow.shape) as Field[]).map((field) => ({
  field,
  headers: { zh: employeesZh.fields[field], en: employeesEn.fields[field] },
  aliases: aliases[field],
  ...textCell,
}))

/** Headers that a file cannot do without. */
export const requiredEmployeeColumns: readonly Field[] = ['company', 'name', 'position', 'phone']
