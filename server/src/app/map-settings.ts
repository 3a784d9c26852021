import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../shared/access';

@ObjectType({ simpleResolvers: true, description: '지도를 그리는 데 필요한 설정' })
export class MapSettings {
  @Field(() => String, { nullable: true, description: '카카오맵 JavaScript 키. null이면 열린 지도를 씁니다.' })
  kakaoJsKey: string | null;

  @Field(() => String, { nullable: true, description: '열린 지도의 바탕 그림 주소 ({z}/{x}/{y}). null이면 경계선만 그립니다.' })
  tileUrl: string | null;
}

/** The part of the configuration that a client needs; every field of it is public. */
@Resolver()
export class MapSettingsResolver {
  constructor(private readonly settings: MapSettings) {}

  @Access('PUBLIC')
  @Query(() => MapSettings, { description: '지도 설정' })
  mapSettings(): MapSettings {
    return this.settings;
  }
}
