import type { HelpTexts } from '../help-text.ts'

export const personalHelp: HelpTexts<
  'EUSPersonalCenterExplain' | 'cvtouchPersonalExplain' | 'channelClassificationOperatingExplain'
> = {
  cvtouchPersonalExplain: {
    about: '{{@personalCenter}}里有频道信息、组织信息、账号、权限、用量和超级名片。每个标签只对有权限的账号显示。',
    needs: ['accountManagement'],
    sections: [
      {
        title: '账号',
        steps: [
          '点菜单里的{{#channelInformation}}，在{{routes.tabs.accounts}}点{{accounts.create}}，填写用于登录的数字和姓名，选择权限模板，或逐项勾选。',
          '初始密码只显示一次，请当面交给使用人；首次登录要改成自己的密码。',
          '每行的菜单里有{{accounts.disable}}、{{accounts.resetPassword}}和{{accounts.endSessions}}。',
          '不明白某个账号为什么能做或不能做一件事，点{{accounts.why.open}}。',
        ],
      },
      {
        title: '权限模板',
        steps: [
          '在{{routes.tabs.permissionTemplates}}点{{permissionTemplates.create}}，勾选一组权限。最多 50 个。',
          '修改模板后，使用它的账号和子频道立即按新的权限。',
          '默认的全开模板不能编辑；可以{{permissionTemplates.duplicate}}后再改。',
        ],
      },
      {
        title: '管理员手机',
        steps: [
          '账号锁定、密码重置、更换管理员等重要操作会发短信到这个手机。',
          '更换时，新手机和原手机各收一个验证码。',
          '原手机丢失时，用密码和两步验证申请，72 小时后生效，期间可以取消。',
        ],
      },
      {
        title: '用量',
        steps: [
          '{{routes.tabs.usage}}列出存储和每月流量、各内容用了多少，以及预计哪天用满。',
          '达到 80% 和 100% 时各提醒一次；存储用完后新的上传会被拒绝。',
        ],
      },
      {
        title: '超级名片',
        steps: [
          '在{{routes.tabs.businessCards}}点{{businessCards.create}}，为代表频道的人建一张名片。',
          '开通公开链接后，把链接或二维码发给任何人；手机号先隐去中间四位，访客点按后显示。',
        ],
      },
    ],
    messages: [
      'account.number_taken',
      'account.is_current_admin',
      'account.admin_needed',
      'template.name_taken',
      'template.in_use',
      'template.limit',
      'template.beyond_own',
    ],
    questions: [
      {
        asked: '账号被锁定了怎么办？',
        answer: '连续输错密码会锁定几分钟，到时自动解开。忘了密码，请管理员重置。',
      },
      {
        asked: '为什么有的权限不能勾选？',
        answer: '只能授予自己拥有的权限。需要更多，请由管理员操作，或联系上级频道。',
      },
    ],
    related: ['EUSPersonalCenterExplain', 'channelClassificationOperatingExplain'],
  },
  EUSPersonalCenterExplain: {
    about: '主频道在个人中心管理子频道，并决定内容对谁开放。',
    needs: ['accountManagement'],
    sections: [
      {
        title: '开通子频道',
        steps: [
          '打开{{@personalCenterStair}}，在{{subChannels.title}}一栏点{{subChannels.create}}，填写频道名称和管理员账号。',
          '选择权限模板，或逐项勾选；不能超过自己的权限。',
          '初始密码在保存后显示一次。',
          '还可以开通多少个写在列表上方；停用的子频道不能登录，内容保留。',
        ],
      },
      {
        title: '批量改权限',
        steps: [
          '点菜单里的{{#channelInformation}}，在{{routes.tabs.subChannelPermissions}}勾选子频道，点{{permissions.change}}。',
          '选择{{permissions.kinds.openAll.label}}、{{permissions.kinds.closeAll.label}}、{{permissions.kinds.template.label}}或{{permissions.kinds.flags.label}}。',
          '点{{permissions.preview}}，逐行核对哪些权限会开放、哪些会关闭，再点{{permissions.apply}}。',
          '执行后可以{{permissions.undo}}，之后又被别人修改过的保持不变。',
        ],
      },
      {
        title: '内容开放',
        steps: [
          '在课程、直播、文件、通知和会议的编辑页勾选频道组。',
          '要一次看到全部，点菜单里的{{#channelInformation}}，到{{routes.tabs.contentPermissions}}，在{{contentPermissions.part.views.matrix}}中逐格勾选，点{{contentPermissions.part.preview}}核对，再点{{permissions.apply}}。',
          '{{contentPermissions.part.openAll}}和{{contentPermissions.part.closeAll}}按种类和频道组进行，只涉及现有的内容；执行后可以{{permissions.undo}}。',
          '想知道某个子频道能不能看到，点{{contentPermissions.why.open}}，输入子频道的名称。',
        ],
      },
    ],
    messages: ['channel.sub_limit', 'channel.name_taken', 'permission.beyond_reach'],
    related: ['channelClassificationOperatingExplain', 'cvtouchPersonalExplain'],
  },
  channelClassificationOperatingExplain: {
    about: '频道组把子频道归到一起，内容可以只对选中的组开放。一个子频道可以在几个组里。',
    needs: ['accountManagement'],
    sections: [
      {
        title: '建组',
        steps: [
          '打开{{@personalCenterStair}}的{{subChannels.groups}}，点{{channelGroups.add}}；要分级，在组的菜单里点{{channelGroups.addBelow}}。',
          '勾选子频道，点{{channelGroups.saveMembers}}。',
          '子频道很多时，点{{channelGroups.paste.open}}，把名称、简称或管理员账号每行一个贴进来。',
        ],
      },
      {
        title: '改名和删除',
        steps: [
          '改名不影响已经开放的内容。',
          '删除一个组后，只对该组开放的内容，组内的子频道就看不到了；其中的组上移一级。',
        ],
      },
    ],
    messages: ['category.name_taken'],
    questions: [
      {
        asked: '对上级组开放，下级组里的子频道能看到吗？',
        answer: '能。下级组里的子频道也属于上级组。',
      },
    ],
    related: ['EUSPersonalCenterExplain', 'noticeOperatingExplain'],
  },
}
