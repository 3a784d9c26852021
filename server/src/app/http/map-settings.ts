import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, CachedForVisitors } from '../../shared/access';

@ObjectType({ simpleResolvers: true, description: '지도를 그리는 데 필요한 설정' })
export class MapSettings {
  @Field(() => String, { nullable: true, description: '카카오맵 JavaScript 키. null이면 카카오맵 대신 열린 지도를 그립니다.' })
  kakaoJsKey: string | null;

  @Field(() => String, {
    nullable: true,
    description: '열린 지도의 바탕 그림 주소. `{z}`, `{x}`, `{y}`를 채워 씁니다. null이면 시·도와 시·군·구의 경계선만 그립니다.',
  })
  tileUrl: string | null;
}

/** The part of the configuration that a client needs; every field of it is public. */
@Resolver()
export class MapSettingsResolver {
  constructor(private readonly settings: MapSettings) {}

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => MapSettings, { description: '지도를 그리는 데 필요한 설정' })
  mapSettings(): MapSettings {
    return this.settings;
  }
}
