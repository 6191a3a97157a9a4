import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Switch } from '@icss/ui/Switch/Switch.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'

const queryKey = ['shelfSettings']

/** Whether what bound employees file waits until the chamber approves it. */
export function ApprovalPanel() {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { shelfSettings } = useClient()
  const found = useQuery({ queryKey, queryFn: ({ signal }) => shelfSettings.show({}, { signal }) })
  const { mutate, isPending } = useMutation({
    mutationFn: (needsApproval: boolean) => shelfSettings.update({ body: { needsApproval } }),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved)
      notify.done(t(saved.needsApproval ? 'resources.approval.on' : 'resources.approval.off'))
    },
    onError: notify.failed,
  })
  return (
    <Fetched query={found} outline={1}>
      {({ needsApproval }) => (
        <Panel isPadded title={t('resources.approval.title')}>
          <Switch
            label={t('resources.approval.label')}
            description={t('resources.approval.hint')}
            isSelected={needsApproval}
            isDisabled={isPending}
            onChange={(isOn) => mutate(isOn)}
          />
        </Panel>
      )}
    </Fetched>
  )
}
