import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { channelDraft, maxAbbreviation, subChannelDraft } from '@icss/core/channels/channel.ts'
import type { SubChannel } from '@icss/core/channels/channels.contract.ts'
import type { PermissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import { InitialPasswordDialog, type Issued } from '../accounts/InitialPasswordDialog.tsx'
import { RightsField } from '../accounts/RightsField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import { EditScreen } from '../forms/EditScreen.tsx'
import { type Draft, useDraft } from '../forms/useDraft.ts'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useLeave } from '../forms/useLeave.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useTemplates } from '../permissions/useTemplates.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { UploadField } from '../uploads/UploadField.tsx'

type Values = z.input<typeof channelDraft>

const gigabyte = 1024 ** 3

const valuesOf = (of: SubChannel): Values => ({
  name: of.name,
  abbreviation: of.abbreviation,
  adminPhone: of.adminPhone,
  logo: of.logo,
  templateId: of.templateId ?? '',
  ownFlags: of.templateId === null ? [...of.flags] : null,
  storageQuotaBytes: of.storageQuotaBytes,
  remark: of.remark,
})

/** The fields that a new sub-channel and one that stands have alike; what only one has stands between them. */
function Facts({
  draft,
  templates,
  children,
}: {
  draft: Draft<Values>
  templates: PermissionTemplate[]
  children?: ReactNode
}) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { channels } = useClient()
  const field = useDraftFields(draft, 'subChannels')
  const own = useQuery({ queryKey: ['channels', 'own'], queryFn: ({ signal }) => channels.show({}, { signal }) })
  const { templateId = '', ownFlags = null, storageQuotaBytes } = draft.values
  const max = own.data?.storageQuotaBytes
  return (
    <>
      <Panel isPadded title={t('subChannels.sections.channel')}>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired />
          <TextField
            {...field.text('abbreviation')}
            isRequired
            maxLength={maxAbbreviation}
            description={t('channels.hints.abbreviation')}
          />
          <TextField {...field.text('adminPhone')} description={t('subChannels.hints.adminPhone')} />
          <NumberField
            {...field.number('storageQuotaBytes')}
            label={t('subChannels.fields.storage')}
            description={t('subChannels.hints.storage')}
            unit={t('subChannels.gigabytes')}
            minValue={0}
            {...(max === undefined ? {} : { maxValue: max / gigabyte })}
            value={storageQuotaBytes === undefined ? Number.NaN : storageQuotaBytes / gigabyte}
            onChange={(amount) =>
              draft.change({ storageQuotaBytes: Number.isNaN(amount) ? undefined : Math.round(amount * gigabyte) })
            }
          />
          <div className={wide}>
            <UploadField {...field.image('logo')} />
          </div>
          <div className={wide}>
            <TextField {...field.text('remark')} />
          </div>
        </div>
      </Panel>
      {children}
      <Panel isPadded title={t('subChannels.sections.rights')}>
        <RightsField
          label={t('subChannels.fields.ownFlags')}
          value={{ templateId, ownFlags }}
          onChange={(rights) => draft.change(rights)}
          templates={templates}
          canHaveNone={false}
          error={inOneLine(draft.errors['ownFlags'] ?? draft.errors['templateId'])}
        />
      </Panel>
    </>
  )
}

interface EditingProps {
  readonly templates: PermissionTemplate[]
  readonly listPath: string
}

interface Made extends Issued {
  readonly id: string
}

/** `templateId` was chosen beforehand; one that the channel does not have falls to the all-open default. */
function New({ templates, listPath, templateId }: EditingProps & { templateId: string }) {
  const t = useCopy()
  const { subChannels } = useClient()
  const { leave, leaveSaved } = useLeave('subChannels', listPath)
  const [made, setMade] = useState<Made>()
  const template = templates.find(({ id }) => id === templateId) ?? templates.find(({ isDefault }) => isDefault)
  const draft = useDraft<typeof subChannelDraft, Made>({
    key: 'subChannels.new',
    schema: subChannelDraft,
    stored: undefined,
    saved: {
      name: '',
      abbreviation: '',
      accountNumber: '',
      adminPhone: '',
      logo: '',
      templateId: template?.id ?? '',
      ownFlags: null,
      storageQuotaBytes: undefined,
      remark: '',
    },
    save: async (body) => {
      const { subChannel, initialPassword } = await subChannels.create({ body })
      return { id: subChannel.id, number: body.accountNumber, initialPassword }
    },
    onSaved: setMade,
  })
  const field = useDraftFields(draft, 'subChannels')
  return (
    <DraftForm draft={draft} noun="subChannels" onCancel={leave}>
      <Facts draft={draft as unknown as Draft<Values>} templates={templates}>
        <Panel isPadded title={t('subChannels.sections.administrator')}>
          <div className={grid}>
            <TextField
              {...field.text('accountNumber')}
              isRequired
              inputMode="numeric"
              description={t('subChannels.hints.accountNumber')}
            />
          </div>
        </Panel>
      </Facts>
      {made && <InitialPasswordDialog issued={made} onClose={() => leaveSaved(made.id, listPath)} />}
    </DraftForm>
  )
}

function Edit({
  templates,
  listPath,
  stored,
  load,
}: EditingProps & { stored: SubChannel; load: () => Promise<SubChannel> }) {
  const { subChannels } = useClient()
  const { leave, leaveSaved } = useLeave('subChannels', listPath)
  const draft = useDraft<typeof channelDraft, SubChannel>({
    key: `subChannels.${stored.id}`,
    schema: channelDraft,
    stored,
    saved: valuesOf(stored),
    canBecomeNew: false,
    load: async () => {
      const latest = await load()
      return { stored: latest, values: valuesOf(latest) }
    },
    save: (body, before = stored) =>
      subChannels.update({ params: { subChannelId: before.id }, query: { version: before.version }, body }),
    onSaved: () => leaveSaved(stored.id),
  })
  return (
    <DraftForm draft={draft} noun="subChannels" onCancel={leave}>
      <Facts draft={draft} templates={templates} />
    </DraftForm>
  )
}

/** Opens a sub-channel (`id` 0) with a template that was chosen beforehand, or changes one (seed section 2, newsubject). */
export default function SubChannelEditScreen({ params: { id = '0', mouldId = '' } }: ScreenProps) {
  const { subChannels } = useClient()
  const listPath = `${usePaths()('personalCenterStair')}?tab=subChannels`
  const templates = useTemplates()
  return (
    <EditScreen<SubChannel>
      noun="subChannels"
      id={id === '0' ? undefined : id}
      listPath={listPath}
      load={(asked, signal) => subChannels.show({ params: { subChannelId: asked } }, { signal })}
      nameOf={({ name }) => name}
    >
      {(stored, load) => (
        <Fetched query={templates} outline="form">
          {(all) =>
            stored ? (
              <Edit templates={all} listPath={listPath} stored={stored} load={load} />
            ) : (
              <New templates={all} listPath={listPath} templateId={mouldId} />
            )
          }
        </Fetched>
      )}
    </EditScreen>
  )
}
