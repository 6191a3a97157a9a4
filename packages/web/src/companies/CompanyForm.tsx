import { useBlocker } from '@tanstack/react-router'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { ComboBox } from '@icss/ui/ComboBox/ComboBox.tsx'
import { ConfirmDialog } from '@icss/ui/ConfirmDialog/ConfirmDialog.tsx'
import { Form } from '@icss/ui/Form/Form.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TagField } from '@icss/ui/TagField/TagField.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import {
  type CompanyDraft,
  companyDraft,
  type CompanyInput,
  longTextLimits,
  maxIndustryTags,
  registrationStatuses,
} from '@icss/core/companies/company.ts'
import { industries } from '@icss/core/companies/industries.ts'
import type { Company } from '@icss/core/companies/company.ts'
import { useDraft } from '../forms/useDraft.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './CompanyForm.css.ts'
import { ProductFields } from './ProductFields.tsx'

export type CompanyFormProps = {
  /** Under which what is typed is kept until it is saved. */
  draftKey: string
  saved: CompanyInput
  save: (company: CompanyDraft) => Promise<Company>
  onSaved: () => void
  onCancel: () => void
}

type TextFieldName =
  | 'name'
  | 'type'
  | 'address'
  | 'website'
  | 'legalRepresentative'
  | 'logo'
  | 'registeredCapital'
  | 'unifiedCreditCode'
  | 'registrationNumber'
  | 'organizationCode'
  | 'taxpayerId'
  | 'registeredAddress'
  | 'businessPeriod'
type AreaName = Exclude<keyof typeof longTextLimits, 'productDescription'>

/** All that a person fills in about a company; core's draft machine holds it and its schema judges it. */
export function CompanyForm({ draftKey, saved, save, onSaved, onCancel }: CompanyFormProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { word, atField } = useErrorWording()
  const draft = useDraft({ key: draftKey, schema: companyDraft, saved, save, onSaved })
  const { values, errors, failure } = draft
  const blocker = useBlocker({
    shouldBlockFn: () => draft.isDirty,
    enableBeforeUnload: () => draft.isDirty,
    withResolver: true,
  })

  const faults = Object.entries(errors)
  const fieldError = (path: string) => {
    const error = atField(errors[path])
    return error === undefined ? {} : { error }
  }
  const listError = (field: string) => {
    const [, error] = faults.find(([path]) => path === field || path.startsWith(`${field}.`)) ?? []
    const worded = atField(error)
    return worded === undefined ? {} : { error: worded }
  }
  const text = (field: TextFieldName, more: { isRequired?: boolean } = {}) => (
    <TextField
      name={field}
      label={t(`companies.fields.${field}`)}
      value={String(values[field] ?? '')}
      onChange={(value) => draft.change({ [field]: value })}
      {...more}
      {...fieldError(field)}
    />
  )
  const area = (field: AreaName) => (
    <div className={styles.wide}>
      <TextArea
        name={field}
        label={t(`companies.fields.${field}`)}
        value={String(values[field] ?? '')}
        onChange={(value) => draft.change({ [field]: value })}
        maxLength={longTextLimits[field]}
        rows={3}
        {...fieldError(field)}
      />
    </div>
  )
  const check = (field: 'highTech' | 'listed' | 'abnormal', description?: string) => (
    <Checkbox
      name={field}
      label={t(`companies.fields.${field}`)}
      isSelected={values[field] === true}
      onChange={(isSelected) => draft.change({ [field]: isSelected })}
      {...(description ? { description } : {})}
      {...fieldError(field)}
    />
  )

  const separator = language === 'zh' ? '：' : ': '
  const labelOf = (path: string) => {
    const [field = '', index, part] = path.split('.')
    const label = t(`companies.fields.${field as keyof CompanyDraft & string}`)
    if (field !== 'products' || !part) return label
    return `${label} ${Number(index) + 1} ${t(`companies.products.${part as 'name'}`)}`
  }
  const problems = [
    ...faults.map(([path, error]) => ({
      name: path.startsWith('products.') ? path : (path.split('.')[0] ?? ''),
      message: `${labelOf(path)}${separator}${word(error).says}`,
    })),
    ...(failure && faults.length === 0
      ? [{ name: '', message: `${word(failure).says}${separator}${word(failure).fix}` }]
      : []),
  ]
  return (
    <Form onSubmit={draft.save} problems={problems} summaryTitle={t('shell.errorSummary', { count: problems.length })}>
      <Panel isPadded title={t('companies.sections.basic')}>
        <div className={styles.grid}>
          {text('name', { isRequired: true })}
          {text('type')}
          <ComboBox
            name="industry"
            label={t('companies.fields.industry')}
            isRequired
            options={industries.map(({ zh, en }) => ({
              value: zh,
              label: zh,
              ...(language === 'en' ? { description: en } : {}),
            }))}
            value={String(values.industry ?? '')}
            onChange={(industry) => draft.change({ industry })}
            {...fieldError('industry')}
          />
          <TagField
            name="industryTags"
            label={t('companies.fields.industryTags')}
            isRequired
            description={t('companies.hints.industryTags')}
            value={values.industryTags}
            max={maxIndustryTags}
            onChange={(industryTags) => draft.change({ industryTags })}
            removeLabel={(tag) => `${t('companies.delete')} ${tag}`}
            {...listError('industryTags')}
          />
          {text('legalRepresentative')}
          {text('website')}
          {text('address')}
          {text('logo')}
          {check('highTech')}
          {check('listed')}
        </div>
      </Panel>
      <Panel isPadded title={t('companies.sections.about')}>
        <div className={styles.grid}>
          {area('introduction')}
          {area('culture')}
          {area('vision')}
          {area('mission')}
          {area('managementIdea')}
        </div>
      </Panel>
      <Panel isPadded title={t('companies.sections.registration')}>
        <div className={styles.grid}>
          {text('unifiedCreditCode')}
          <Select
            name="registrationStatus"
            label={t('companies.fields.registrationStatus')}
            placeholder={t('companies.registrationStatus.')}
            options={registrationStatuses.map((status) => ({
              value: status === '' ? 'none' : status,
              label: t(`companies.registrationStatus.${status}`),
            }))}
            value={values.registrationStatus ? String(values.registrationStatus) : 'none'}
            onChange={(status) =>
              draft.change({
                registrationStatus: (status === 'none' ? '' : status) as CompanyDraft['registrationStatus'],
              })
            }
            {...fieldError('registrationStatus')}
          />
          {text('registeredCapital')}
          {text('registrationNumber')}
          {text('organizationCode')}
          {text('taxpayerId')}
          {text('registeredAddress')}
          {text('businessPeriod')}
          {area('businessScope')}
          {check('abnormal', t('companies.hints.abnormal'))}
        </div>
      </Panel>
      <Panel isPadded title={t('companies.sections.products')}>
        <ProductFields
          products={values.products ?? []}
          onChange={(products) => draft.change({ products })}
          errorAt={(path) => atField(errors[path])}
        />
      </Panel>
      <div className={styles.foot}>
        {draft.isDirty && <span className={styles.unsaved}>{t('shell.unsaved')}</span>}
        <Button onPress={onCancel}>{t('shell.cancel')}</Button>
        <Button type="submit" variant="primary" isPending={draft.isSaving}>
          {t('shell.save')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={blocker.status === 'blocked'}
        onClose={() => blocker.reset?.()}
        onConfirm={() => {
          draft.discard()
          blocker.proceed?.()
        }}
        title={t('shell.leaveTitle')}
        confirmLabel={t('shell.leave')}
        cancelLabel={t('shell.stay')}
        closeLabel={t('shell.close')}
        isDestructive
      >
        {t('shell.leaveText')}
      </ConfirmDialog>
    </Form>
  )
}
