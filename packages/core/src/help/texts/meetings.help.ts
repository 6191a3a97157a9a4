import type { HelpTexts } from '../help-text.ts'

export const meetingsHelp: HelpTexts<
  'managementmeeting' | 'appScreenMeetting' | 'appbsMeetting' | 'videoMeeting' | 'luckDraw'
> = {
  managementmeeting: {
    about: '一场会议从新建、签到到抽奖都在这里管理。',
    needs: ['signInMeeting'],
    sections: [
      {
        title: '会前',
        steps: [
          '先在{{@lotteryBank}}放入奖品，再在{{@lotteryList}}点{{meetings.create}}。',
          '填写名称、地点和时间；{{meetings.fields.endAt}}留空则手动结束。',
          '保存后，在{{@lotterySet}}的{{meetings.sections.awards}}里点{{meetings.awards.add}}，从奖品库选奖品，填写名额和候补。',
          '在{{@lotteryJoin}}添加或导入预计到场的人；不参加抽奖的人标为{{participants.exclusions.organiser}}或{{participants.exclusions.sponsor}}。',
          '在{{@badges}}打印胸卡，或存为 PDF；上面的码是给签到台扫的。',
          '在{{@lotterySet}}里开通{{signIns.link.title}}；没有大屏的场地用{{signIns.printed.title}}。',
        ],
      },
      {
        title: '签到',
        steps: [
          '在现场的大屏上打开{{participants.links.signIn}}，来宾用手机扫码。二维码每 10 秒更换，拍照转发给场外的人不能签到。',
          '门口的电脑打开{{@signInDesk}}：扫胸卡上的码，或输入姓名、手机尾号后按回车；名单外的人点{{desk.walkIn}}。办错了，一分钟内可以{{desk.undo}}。',
          '来宾没有带胸卡，或是现场添加的：在{{desk.recent}}或查到的人旁边点{{participants.badges.title}}图标，单独打印一张。',
          '没有扫码枪时，点{{desk.scan.open}}，用电脑或手机的摄像头逐个扫胸卡；页面要用 https 打开，浏览器询问时请允许。同一张胸卡移开三秒后才会再读。',
          '人手不够时，在签到台点{{deskHelpers.title}}添加帮手，把链接发给本人：帮手用自己的手机签到，也能用摄像头扫胸卡，不需要账号，但要有网络。',
          '断网时照常办理，标为{{desk.waits}}的保存在这台电脑上，联网后自动上交；先在有网时打开一次，不要关闭页面。会议结束后 24 小时内还可以上交。',
          '标为{{participants.entitlements.unverified}}或{{participants.entitlements.doubtful}}的人要到签到台核对身份，点{{desk.verify}}后才能抽奖。',
        ],
      },
      {
        title: '会后',
        steps: [
          '在{{@lotteryWin}}逐个点{{winners.handOver}}。',
          '{{meetings.events.end}}后不再接受签到，已开始的抽奖可以做完。',
          '在会议设置的{{meetings.afterwards.title}}里点{{meetings.afterwards.exportAll}}留存资料；不再需要参与人的个人信息时点{{meetings.afterwards.erase}}。会议结束 30 天后仍保存着，会在消息里提醒。',
          '下次办类似的会议，点{{lists.copy}}。',
        ],
      },
    ],
    messages: [
      'lottery.prizes_frozen',
      'lottery.stock_short',
      'meeting.has_sign_ins',
      'meeting.prizes_waiting',
      'sign_in.closed',
      'sign_in.not_expected',
    ],
    questions: [
      {
        asked: '会议开始后发现地点写错了？',
        answer: '会议开始后，名称、地点、开始时间、奖品和奖项都不能再改，以免影响已签到的人。其他内容仍可修改。',
      },
    ],
    related: ['luckDraw', 'appScreenMeetting', 'appbsMeetting'],
  },
  luckDraw: {
    about: '抽奖在大屏上进行，结果由公开的随机数和现场手机共同决定，任何人都可以核对。',
    needs: ['signInMeeting'],
    sections: [
      {
        title: '开始之前',
        steps: ['会议要有奖项，并且有人已签到。', '用接在大屏上的电脑打开{{@lotteryDraw}}，选择会议，按 F 全屏。'],
      },
      {
        title: '抽奖',
        steps: [
          '点{{lotteries.open}}：名单、奖项和承诺从此固定并公布，不能再改。',
          '点{{lotteries.next}}，选择奖项和本轮人数，再请现场的人说一个词或数，填在{{lotteries.word}}里，点{{lotteries.announce}}。',
          '手机交出锁的值后，屏幕等待公共随机数；到时间点{{lotteries.stop}}，或按空格。',
          '中奖人不在场时点{{lotteries.void}}，候补依次递补，作废的原因写进证明。',
          '全部抽完后点{{lotteries.end}}。',
        ],
      },
      {
        title: '核对',
        steps: [
          '结束后大屏显示二维码，扫码打开核对页；也可以点{{lotteries.proof}}。',
          '在核对页选择证明文件，手机自己重算一遍，不用联网，也不用相信我们。',
        ],
      },
    ],
    messages: [
      'lottery.roster_empty',
      'lottery.no_awards',
      'lottery.too_few_left',
      'lottery.too_few_prizes',
      'lottery.beacon_waited',
      'lottery.draw_open',
    ],
    questions: [
      {
        asked: '中奖的人怎么知道自己中了奖？',
        answer:
          '大屏会显示打码的姓名，签过到的手机会显示奖项和奖品。在会议设置里勾选{{meetings.fields.tellWinners}}，有手机号的中奖人还会收到短信；勾选{{meetings.fields.showCompany}}，大屏在姓名下显示单位。',
      },
      {
        asked: '现场的网络断了怎么办？',
        answer:
          '大屏保留已有的内容并自动重连。公共随机数还没有来时会一直重试；实在不来，可以{{lotteries.abandon}}，原因会留在证明里。',
      },
      {
        asked: '没有公共随机源还能抽吗？',
        answer: '能。大屏下方写明这一轮的可信程度：有公共随机数、手机的值，还是只有现场数。',
      },
    ],
    related: ['managementmeeting'],
  },
  appScreenMeetting: {
    about: '在手机投屏的会议里，这个后台设置会议、签到和抽奖；投屏本身在客户端上操作。',
    sections: [
      {
        title: '在后台设置',
        steps: [
          '在{{@lotteryList}}新建会议，开通{{signIns.link.title}}。',
          '用接在大屏上的电脑打开{{participants.links.signIn}}或{{@lotteryDraw}}，按 F 全屏。',
          '大屏页面不需要鼠标：空格进行下一步，Esc 退出。',
        ],
      },
    ],
    related: ['managementmeeting', 'appbsMeetting', 'mobileScreenOperatingExplain'],
  },
  appbsMeetting: {
    about: '手机和大屏一起开会时，大屏显示签到和抽奖，来宾用自己的手机参加。',
    sections: [
      {
        title: '在后台设置',
        steps: [
          '在{{@lotteryList}}点会议的名称，打开{{@lotterySet}}。',
          '{{meetings.fields.requireUserInfo}}、{{meetings.fields.requireCode}}和{{meetings.fields.walkIns}}在{{meetings.sections.signIn}}一栏。',
          '要在签到后打开一个网页，选{{meetings.linkTypes.jump}}并填写{{meetings.fields.jumpLink}}。',
          '{{meetings.fields.background}}垫在签到页、签到大屏和抽奖大屏的页首后面。',
        ],
      },
      {
        title: '来宾的手机',
        steps: [
          '扫大屏上的二维码，填写姓名和手机号；要核实手机号时会收到验证码。',
          '签到后手机上有编号和座位；抽奖时请保留页面，手机会为抽奖交出自己的值。',
        ],
      },
    ],
    messages: ['sign_in.code_ended', 'sign_in.taken', 'sign_in.other_name'],
    related: ['managementmeeting', 'luckDraw'],
  },
  videoMeeting: {
    about: '视频会议在客户端上进行，后台没有视频会议的设置。会议的签到和抽奖可以在这里办。',
    sections: [
      {
        title: '和会议一起使用',
        steps: [
          '在{{@lotteryList}}点{{meetings.create}}，选{{meetings.linkTypes.jump}}，把视频会议的地址填在{{meetings.fields.jumpLink}}里，来宾签到后直接打开。',
          '要让很多人观看，请用{{@liveCurriculum}}。',
        ],
      },
    ],
    related: ['managementmeeting', 'appbslivecourse'],
  },
}
