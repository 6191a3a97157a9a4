import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { PermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import { useCopy } from '../language/copy.ts'
import { useNotify } from '../shell/useNotify.ts'
import { planIn } from './plan-file.ts'
import { hiddenInput } from './SubChannelPermissions.css.ts'

/** Opens a plan that was saved here or by `icss permissions plan --save`. */
export function OpenPlan({ onOpen }: { onOpen: (plan: PermissionPlan) => void }) {
  const t = useCopy()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    const plan = await planIn(file)
    if (plan) onOpen(plan)
    else notify.refuse(t('permissions.notAPlan', { name: file.name }))
  }
  return (
    <>
      <Button icon={<FolderOpen size={16} />} onPress={() => input.current?.click()}>
        {t('permissions.openPlan')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className={hiddenInput}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) void take(file)
        }}
      />
    </>
  )
}
