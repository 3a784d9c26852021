import { Args, Query, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import type { AuditService } from '../audit/audit.service';
import { AuditEntriesArgs } from './admin.input';
import { AdminSummary, AuditEntryPage } from './admin.output';
import type { AdminRepository } from './admin.repository';

@Resolver()
export class AdminResolver {
  constructor(
    private readonly repository: AdminRepository,
    private readonly audit: AuditService,
  ) {}

  @Access('ADMIN')
  @Query(() => AdminSummary, { description: '관리자의 첫 화면에 보여 줄 수' })
  adminSummary() {
    return this.repository.summarize(new Date());
  }

  @Access('ADMIN')
  @Query(() => AuditEntryPage, { description: '관리 기록: 관리자가 한 일, 최신순. 조건을 여럿 보내면 모두 맞는 것입니다.' })
  auditEntries(@Args(() => AuditEntriesArgs) args: AuditEntriesArgs) {
    return this.audit.list(args);
  }
}
