import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import {
  maxJumpText,
  maxMeetingAddress,
  maxMeetingDescription,
  maxMeetingName,
  type meetingForm,
} from '@icss/core/meetings/meeting.ts'
import { OpenToField } from '../content-permissions/OpenToField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import { ProgrammeFields } from './ProgrammeFields.tsx'

export type MeetingFormProps = NounForm<typeof meetingForm> & {
  /** A secret of a public account is stored. */
  hasSecret: boolean
}

const none: readonly string[] = []
const noLines: readonly never[] = []

/** All that a person fills in about a meeting. */
export function MeetingForm({ hasSecret, ...form }: MeetingFormProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { field, hasGroups, draft } = form
  const groups = field.any('groupIds')
  const programme = field.any('programme')
  const { signInLinkType, ownPublicAccount, requireUserInfo, visibleToChannels } = draft.values
  return (
    <DraftForm {...form}>
      <Panel isPadded title={t('meetings.sections.about')}>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={maxMeetingName} />
          <TextField {...field.text('address')} isRequired maxLength={maxMeetingAddress} />
          <DateTimeField {...field.instant('startAt')} isRequired />
          <DateTimeField {...field.instant('endAt')} description={t('meetings.hints.endAt')} />
          <div className={wide}>
            <TextArea {...field.text('description')} rows={3} maxLength={maxMeetingDescription} />
          </div>
          <div className={wide}>
            <UploadField {...field.image('background')} description={t('meetings.hints.background')} />
          </div>
        </div>
      </Panel>
      <Panel isPadded title={t('meetings.sections.programme')}>
        <ProgrammeFields
          lines={programme.value ?? noLines}
          onChange={programme.onChange}
          errorAt={(path) => inOneLine(draft.errors[path])}
        />
      </Panel>
      <Panel isPadded title={t('meetings.sections.signIn')}>
        <div className={grid}>
          <RadioGroup {...field.choice('signInLinkType')} isRow />
          <RadioGroup {...field.choice('signInWindow')} isRow description={t('meetings.hints.signInWindow')} />
          <RadioGroup {...field.choice('winners')} isRow />
          {signInLinkType === 'jump' && (
            <>
              <TextField {...field.text('jumpLink')} isRequired inputMode="url" />
              <TextField
                {...field.text('jumpText')}
                maxLength={maxJumpText}
                description={t('meetings.hints.jumpText')}
              />
            </>
          )}
          <Checkbox
            {...field.check('requireUserInfo')}
            onChange={(requires) =>
              draft.change({ requireUserInfo: requires, ...(requires ? {} : { requireCode: false }) })
            }
          />
          <Checkbox
            {...field.check('requireCode')}
            isDisabled={requireUserInfo === false}
            description={t('meetings.hints.requireCode')}
          />
          <Checkbox {...field.check('walkIns')} />
          <Checkbox {...field.check('showCompany')} />
          <Checkbox {...field.check('leaveOutWinners')} />
          <Checkbox {...field.check('tellWinners')} description={t('meetings.hints.tellWinners')} />
          {hasGroups && (
            <>
              <Checkbox {...field.check('visibleToChannels')} description={t('meetings.hints.visibleToChannels')} />
              {visibleToChannels && (
                <div className={wide}>
                  <OpenToField {...groups} value={groups.value ?? none} />
                </div>
              )}
            </>
          )}
        </div>
      </Panel>
      <Panel isPadded title={t('meetings.sections.account')}>
        <div className={grid}>
          <TextField {...field.text('bizID')} description={t('meetings.hints.bizID')} />
          <Checkbox {...field.check('ownPublicAccount')} description={t('meetings.hints.ownPublicAccount')} />
          {ownPublicAccount && (
            <>
              <TextField {...field.text('appId')} isRequired />
              <PasswordField
                {...field.text('appSecret')}
                isRequired={!hasSecret}
                autoComplete="off"
                labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
              />
              <p className={wide}>{t(hasSecret ? 'meetings.hints.appSecretKept' : 'meetings.hints.appSecret')}</p>
            </>
          )}
        </div>
      </Panel>
    </DraftForm>
  )
}
