import type * as z from 'zod/mini'
import { choiceCell } from '../spreadsheets/cells.ts'
import { rowColumns } from '../spreadsheets/table-columns.ts'
import { companiesEn } from './companies.en.ts'
import { companiesZh } from './companies.zh.ts'
import { companyChoices, companyTableRow } from './company.ts'

/** What a row of a table of companies says. */
export type CompanyTableField = keyof z.output<typeof companyTableRow> & string

/** The columns of a company table, one a field of a row, in the order of the schema. */
export const companyColumns = rowColumns(companyTableRow, {
  words: { zh: companiesZh, en: companiesEn },
  choices: companyChoices,
  cells: {
    registrationStatus: choiceCell(
      { zh: companiesZh.registrationStatus, en: companiesEn.registrationStatus },
      { '': '', 开业: 'operating', 在业: 'operating', 正常: 'existing', 迁出: 'other' },
    ),
  },
  // What registers, other products and people call the same thing.
  aliases: {
    name: ['公司名称', '单位名称', '会员名称', '会员单位', '企业', '公司', '名称', 'company', 'name'],
    type: ['类型', '公司类型'],
    address: ['企业地址', '公司地址', '联系地址', '办公地址'],
    website: ['网址', '网站', '官方网站', '企业官网', '公司网址'],
    legalRepresentative: ['法人', '法人代表', '法定代表', '负责人', 'legal person'],
    logo: ['企业标志', 'logo地址', '企业logo'],
    industry: ['所属行业', '行业类别', '行业分类', '行业名称'],
    industryTags: ['标签', '企业标签', '行业标签1-4', 'tags'],
    highTech: ['高新', '是否高新', '是否高新技术企业', '高新企业', 'high-tech'],
    listed: ['上市', '是否上市', '是否上市企业', '上市公司'],
    introduction: ['简介', '公司简介', '企业介绍', '公司介绍'],
    culture: ['文化', '公司文化'],
    vision: ['企业愿景'],
    mission: ['企业使命'],
    managementIdea: ['管理理念', '企业理念'],
    registeredCapital: ['注册资金'],
    unifiedCreditCode: ['信用代码', '社会信用代码', '统一信用代码', '统一社会信用代码证', 'credit code', 'uscc'],
    registrationNumber: ['工商注册号', '注册登记号'],
    organizationCode: ['机构代码', '组织机构代码证'],
    taxpayerId: ['税号', '纳税人识别码'],
    registrationStatus: ['经营状态', '状态', '企业状态', '登记情况', 'status'],
    registeredAddress: ['住所', '注册地'],
    foundedOn: ['成立时间', '成立日', '注册日期', '注册时间', 'founded', 'date of establishment'],
    businessPeriod: ['经营期限', '营业期限自至'],
    businessScope: ['业务范围', '主营业务'],
    abnormal: ['是否经营异常', '是否异常', '异常'],
    products: ['主要产品', '产品信息'],
  },
})
