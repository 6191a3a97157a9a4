import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { Organisation } from '@icss/core/organisation/organisation.contract.ts'
import { blankOrganisation, organisationDraft, organisationLimits } from '@icss/core/organisation/organisation.ts'
import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import { draftOf } from '../forms/draft-of.ts'
import { ReferenceField } from '../forms/ReferenceField.tsx'
import { useDraft } from '../forms/useDraft.ts'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { UploadField } from '../uploads/UploadField.tsx'

export type OrganisationFormProps = {
  stored: Organisation | undefined
  load: () => Promise<Organisation | null>
  onSaved: (saved: Organisation) => void
}

const valuesOf = (stored: Organisation | null | undefined) =>
  stored ? draftOf(organisationDraft, stored) : blankOrganisation

/** All that is said of the organisation; it stays open after a save. */
export function OrganisationForm({ stored, load, onSaved }: OrganisationFormProps) {
  const t = useCopy()
  const notify = useNotify()
  const { organisation } = useClient()
  const mayChoose = mayCall(companiesContract.list, useSession())
  const draft = useDraft<typeof organisationDraft, Organisation>({
    key: 'organisation',
    schema: organisationDraft,
    stored,
    saved: valuesOf(stored),
    load: async () => {
      const latest = await load()
      if (!latest) throw new Error('Nothing is stored yet.')
      return { stored: latest, values: valuesOf(latest) }
    },
    save: (body, before) => organisation.update({ query: { version: before?.version ?? 0 }, body }),
    onSaved: (saved) => {
      notify.done(t('organisation.saved'))
      onSaved(saved)
    },
  })
  const field = useDraftFields(draft, 'organisation')
  return (
    <DraftForm draft={draft} noun="organisation" onCancel={draft.discard}>
      <div className={grid}>
        <TextField {...field.text('name')} isRequired />
        <TextField {...field.text('responsiblePerson')} />
        <TextField {...field.text('phone')} isRequired description={t('organisation.hints.phone')} />
        <TextField {...field.text('email')} isRequired />
        <TextField {...field.text('website')} isRequired />
        <TextField {...field.text('officialWebsite')} />
        <div className={wide}>
          <TextField {...field.text('address')} isRequired />
        </div>
        <div className={wide}>
          <TextArea {...field.text('brief')} isRequired maxLength={organisationLimits.brief} rows={3} />
        </div>
        <div className={wide}>
          <TextArea {...field.text('introduction')} maxLength={organisationLimits.introduction} rows={5} />
        </div>
        <UploadField {...field.image('logo')} />
        <UploadField {...field.image('weChatQr')} description={t('organisation.hints.weChatQr')} />
        <TextField {...field.text('weChatPublicAccount')} />
        <TextField {...field.text('account')} />
        {mayChoose && (
          <ReferenceField {...field.reference('ownCompanyId')} description={t('organisation.hints.ownCompanyId')} />
        )}
      </div>
    </DraftForm>
  )
}
