import { isPermissionPlan, permissionPlan, type PermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import { check } from '@icss/core/rules/check.ts'
import { saveFile } from '../shell/save-file.ts'

const name = 'permissions-plan.json'

/** Saves a plan as the file that `icss permissions plan --save` writes and `icss permissions apply` takes. */
export function savePlan(plan: PermissionPlan): void {
  saveFile(name, new Blob([`${JSON.stringify(plan, null, 2)}\n`], { type: 'application/json' }))
}

/** The plan that a file holds; undefined when it holds none. */
export async function planIn(file: File): Promise<PermissionPlan | undefined> {
  try {
    const checked = check(permissionPlan, JSON.parse(await file.text()))
    return checked.ok && isPermissionPlan(checked.value) ? checked.value : undefined
  } catch {
    return undefined
  }
}
