// The parts of an app module that concern Apollo. DateTimeISO stays a String of ISO 8601 in UTC.
plugins {
  id("com.apollographql.apollo") version "4.2.0"
}

dependencies {
  implementation("com.apollographql.apollo:apollo-runtime:4.2.0")
}

apollo {
  service("baldojang") {
    packageName.set("example.baldojang.api")
    srcDir("src/main/graphql")
    schemaFiles.from("src/main/graphql/schema.graphqls")
    mapScalarToKotlinString("DateTimeISO")
    mapScalarToUpload("Upload")
  }
}
