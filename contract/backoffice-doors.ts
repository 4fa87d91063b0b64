// The doors of the back office by their names. A table of its own: no browser of a member loads it.
export const DESK_DOORS = {
  operatorSignIn: 'POST /admin/sign-in',
  acceptInvite: 'POST /admin/accept-invite',
  operatorSignOut: 'POST /admin/sign-out',
  startFactor: 'POST /admin/factors/totp',
  confirmFactor: 'POST /admin/factors/totp/confirm',
  renewRecoveryCodes: 'POST /admin/factors/recovery',
  showFactorAgain: 'POST /admin/factor/again',
  readOperator: 'GET /admin/me',
  readNeeds: 'GET /admin/needs',
  searchDesks: 'GET /admin/search',

  previewAct: 'POST /admin/previews/:door',
  listApprovals: 'GET /admin/approvals',
  approve: 'POST /admin/approvals/:approval_id/yes',
  decline: 'POST /admin/approvals/:approval_id/no',

  listAudit: 'GET /admin/audit',
  downloadAudit: 'GET /admin/audit.csv',
  checkAudit: 'POST /admin/audit/check',

  listMembers: 'GET /admin/members',
  readMember: 'GET /admin/members/:member_id',
  revealMember: 'POST /admin/members/:member_id/reveal',
  givePoints: 'POST /admin/members/:member_id/points',
  pauseMember: 'POST /admin/members/:member_id/pause',
  unpauseMember: 'POST /admin/members/:member_id/unpause',
  banMember: 'POST /admin/members/:member_id/ban',
  liftMember: 'POST /admin/members/:member_id/lift',
  endMemberSessions: 'DELETE /admin/members/:member_id/sessions',
  endMemberSession: 'DELETE /admin/members/:member_id/sessions/:session_id',
  breakMember: 'POST /admin/members/:member_id/break',
  limitMember: 'POST /admin/members/:member_id/limits',
  exportMember: 'POST /admin/members/:member_id/export',
  eraseMember: 'POST /admin/members/:member_id/erase',

  listOperators: 'GET /admin/operators',
  inviteOperator: 'POST /admin/operators',
  setRoles: 'PUT /admin/operators/:operator_id/roles',
  endOperatorSessions: 'DELETE /admin/operators/:operator_id/sessions',
  resetFactor: 'DELETE /admin/operators/:operator_id/factors',
  removeOperator: 'DELETE /admin/operators/:operator_id',

  readOperations: 'GET /admin/operations',
  retryJob: 'POST /admin/jobs/:job_id/retry',
  dropJob: 'POST /admin/jobs/:job_id/drop',
  verifyBooks: 'POST /admin/books/verify',
  acknowledgeBooks: 'POST /admin/books/acknowledge',
  planMaintenance: 'PUT /admin/maintenance',
  endMaintenance: 'DELETE /admin/maintenance',
} as const

export type DeskDoorName = keyof typeof DESK_DOORS
