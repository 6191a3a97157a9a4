import { employeeRow } from './employee.ts'
import { employeesEn } from './employees.en.ts'
import { employeesZh } from './employees.zh.ts'
import { rowColumns } from '../spreadsheets/table-columns.ts'

/** The columns of a table of employee cards: the company, then the card. */
export const employeeColumns = rowColumns(employeeRow, {
  words: { zh: employeesZh, en: employeesEn },
  aliases: {
    companyId: ['公司名称', '单位名称', '所属企业', '企业', '公司', '单位', 'company'],
    name: ['员工姓名', '名字', 'full name'],
    position: ['职位', '岗位', '职称', 'title', 'job title'],
    phone: ['手机', '电话', '手机号码', '联系电话', 'mobile'],
    avatar: ['照片', '头像地址', 'photo'],
  },
})
