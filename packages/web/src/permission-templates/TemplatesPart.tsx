import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { mainChannelOnly, meets } from '@icss/core/permissions/need.ts'
import { reachFault } from '@icss/core/permissions/reach.ts'
import {
  emptyTemplate,
  type PermissionTemplate,
  type TemplateDraft,
} from '@icss/core/permission-templates/permission-template.ts'
import { maxTemplates } from '@icss/core/permission-templates/template-rules.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { partCount, partHead } from '../lists/RecordList.css.ts'
import { useFlagWords } from '../permissions/useFlagWords.ts'
import { useTemplates } from '../permissions/useTemplates.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplateUsers } from './TemplateUsers.tsx'

/** What the dialog begins with, and which template it changes. */
type Edited = { readonly draft: TemplateDraft; readonly template?: PermissionTemplate }

/** The permission templates of the channel: what each gives, who has it, and what may be done to it. */
export function TemplatesPart() {
  const t = useCopy()
  const notify = useNotify()
  const words = useFlagWords()
  const queries = useQueryClient()
  const pathTo = usePaths()
  const session = useSession()
  const { permissionTemplates } = useClient()
  const query = useTemplates()
  const [edited, setEdited] = useState<Edited>()
  const [doomed, setDoomed] = useState<PermissionTemplate>()
  const [shown, setShown] = useState<PermissionTemplate>()
  const changed = () => queries.invalidateQueries({ queryKey: ['permissionTemplates'] })
  const removal = useMutation({
    mutationFn: ({ id }: PermissionTemplate) => permissionTemplates.delete({ params: { templateId: id } }),
    onSuccess: () => {
      setDoomed(undefined)
      notify.done(t('permissionTemplates.deleted'))
    },
    onSettled: changed,
  })
  const isWithin = ({ flags: granted }: PermissionTemplate) =>
    reachFault({ flags: session.channel.flags, business: session.account.business }, { granted }) === undefined
  return (
    <Fetched query={query}>
      {(templates) => (
        <>
          <div className={partHead}>
            <span className={partCount}>
              {t('permissionTemplates.count', { count: templates.length, max: maxTemplates })}
            </span>
            <Button
              variant="primary"
              icon={<Plus size={16} />}
              isDisabled={templates.length >= maxTemplates}
              onPress={() => setEdited({ draft: emptyTemplate })}
            >
              {t('permissionTemplates.create')}
            </Button>
          </div>
          <DataTable
            label={t('permissionTemplates.title')}
            rows={templates}
            getKey={({ id }) => id}
            empty={null}
            columns={[
              {
                id: 'name',
                header: t('permissionTemplates.fields.name'),
                isName: true,
                minWidth: 160,
                render: ({ name }) => name,
              },
              {
                id: 'flags',
                header: t('permissionTemplates.fields.flags'),
                minWidth: 280,
                isWrapping: true,
                render: ({ flags, isDefault }) => (isDefault ? t('permissionTemplates.default') : words.held(flags)),
              },
              {
                id: 'inUse',
                header: t('permissionTemplates.fields.inUse'),
                width: 132,
                render: (template) =>
                  template.inUse === 0 ? (
                    t('permissionTemplates.unused')
                  ) : (
                    <Button size="small" variant="quiet" onPress={() => setShown(template)}>
                      {t('permissionTemplates.users', { count: template.inUse })}
                    </Button>
                  ),
              },
              ...(meets(mainChannelOnly, session)
                ? [
                    {
                      id: 'apply',
                      header: t('routes.tabs.subChannelPermissions'),
                      width: 156,
                      render: (template: PermissionTemplate) =>
                        isWithin(template) && (
                          <Button
                            size="small"
                            href={`${pathTo('personalCenter')}?tab=subChannelPermissions&template=${template.id}`}
                          >
                            {t('permissionTemplates.apply')}
                          </Button>
                        ),
                    },
                  ]
                : []),
            ]}
            actionsLabel={t('shell.actions')}
            actionsWidth={20 + 3 * 32}
            actions={(template) => {
              const { name, flags, isDefault } = template
              if (!isWithin(template)) return null
              return (
                <>
                  <IconButton
                    size="small"
                    label={`${t('permissionTemplates.duplicate')} ${name}`}
                    tooltip={t('permissionTemplates.duplicate')}
                    icon={<Copy size={16} />}
                    isDisabled={templates.length >= maxTemplates}
                    onPress={() =>
                      setEdited({ draft: { name: t('permissionTemplates.copyOf', { name }).slice(0, 20), flags } })
                    }
                  />
                  {!isDefault && (
                    <>
                      <IconButton
                        size="small"
                        label={`${t('permissionTemplates.edit')} ${name}`}
                        tooltip={t('permissionTemplates.edit')}
                        icon={<Pencil size={16} />}
                        onPress={() => setEdited({ draft: { name, flags }, template })}
                      />
                      <IconButton
                        size="small"
                        label={`${t('permissionTemplates.delete')} ${name}`}
                        tooltip={t('permissionTemplates.delete')}
                        icon={<Trash2 size={16} />}
                        onPress={() => setDoomed(template)}
                      />
                    </>
                  )}
                </>
              )
            }}
          />
          {edited && (
            <TemplateDialog
              {...edited}
              onClose={() => setEdited(undefined)}
              onSaved={() => {
                setEdited(undefined)
                notify.done(t('permissionTemplates.saved'))
                void changed()
              }}
            />
          )}
          {shown && <TemplateUsers template={shown} onClose={() => setShown(undefined)} />}
          <Question
            isOpen={doomed !== undefined}
            title={t('permissionTemplates.deleteTitle')}
            confirmLabel={t('permissionTemplates.delete')}
            isDestructive
            isPending={removal.isPending}
            error={removal.error}
            onConfirm={() => doomed && removal.mutate(doomed)}
            onClose={() => {
              removal.reset()
              setDoomed(undefined)
            }}
          >
            {t('permissionTemplates.deleteText', { name: doomed?.name ?? '' })}
          </Question>
        </>
      )}
    </Fetched>
  )
}
