import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { flagNeeded } from '../permissions/need.ts'
import { permissionTemplate, templateDraft } from './permission-template.ts'

const needs = flagNeeded('accountManagement')
const params = z.object({ templateId: z.uuid() })

export const permissionTemplatesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/permission-templates',
    summary: { zh: '权限模板列表', en: 'List the permission templates' },
    needs,
    answer: z.object({ items: z.array(permissionTemplate), total: z.number() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/permission-templates/{templateId}',
    summary: { zh: '权限模板详情', en: 'Show a permission template' },
    needs,
    params,
    answer: permissionTemplate,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/permission-templates',
    summary: { zh: '新建权限模板', en: 'Create a permission template' },
    needs,
    body: templateDraft,
    answer: permissionTemplate,
    status: 201,
    errors: ['template.name_taken', 'template.limit', 'template.beyond_own'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/permission-templates/{templateId}',
    summary: { zh: '修改权限模板', en: 'Change a permission template and whoever has it' },
    needs,
    params,
    query: versionQuery,
    body: templateDraft,
    answer: permissionTemplate,
    errors: [
      'template.name_taken',
      'template.default_fixed',
      'template.beyond_own',
      'permission.beyond_reach',
      'request.conflict',
    ],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/permission-templates/{templateId}',
    summary: { zh: '删除权限模板', en: 'Delete a permission template that nobody has' },
    needs,
    params,
    errors: ['template.in_use', 'template.default_fixed', 'permission.beyond_reach'],
  }),
} as const
